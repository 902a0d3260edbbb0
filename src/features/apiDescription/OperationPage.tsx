import { pages } from '~/pages.ts';
import { restrictPage } from '~/session/restrictPage.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useParams } from 'react-router';
import {
  readResponses,
  readRequestBody,
  findBrokenParameters,
  readParameters,
  type ApiContent,
  type ApiDescription,
  type ApiOperation,
  type ApiParameter,
} from '~/domain/apiDescription/operations.ts';
import { buildSchemaLine } from '~/domain/apiDescription/schema.ts';
import { apiDescriptionTexts } from '~/domain/words/texts/apiDescription.ts';
import { paths } from '~/paths.ts';
import { apiDescriptionQuery } from '~/queries/apiDescription/apiDescription.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { Badge } from '~/ui/Badge.tsx';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { checkApiDescriptionAccess } from '~/domain/apiDescription/permission.ts';
import { Missing } from '~/ui/EmptyState.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { OperationAccessLabel, HttpMethodLabel } from './OperationLabels.tsx';
import { SchemaTree } from './SchemaTree.tsx';
import { TryOperationForm } from './TryOperationForm.tsx';
import { OperationPermissions } from './OperationPermissions.tsx';
import styles from './Api.module.css';

export const Component = restrictPage(pages.api, checkApiDescriptionAccess, OperationPage);

function OperationPage() {
  const { operationId = '' } = useParams();
  return <Page key={operationId} id={operationId} />;
}

const trail = [{ label: apiDescriptionTexts.api, to: paths.api() }];

function Page({ id }: { readonly id: string }) {
  const read = useQuery(apiDescriptionQuery());
  const { operations = [] } = read.data ?? {};
  // Falls back to the name by which Portal calls an operation, if no operation has it as its id.
  const operation =
    operations.find((each) => each.id === id) ?? operations.find(({ portalName }) => portalName === id);
  return (
    <>
      <PageHeader
        title={operation?.summary || id}
        trail={trail}
        state={
          operation?.isDeprecated && (
            <Badge colour="amber" size="small">
              {apiDescriptionTexts.deprecated}
            </Badge>
          )
        }
        meta={operation && <CopyableId id={operation.id} />}
      />
      <QueryBoundary read={read} what={apiDescriptionTexts.itself} rows={8}>
        {(description) =>
          operation ? (
            <Shown description={description} operation={operation} />
          ) : (
            <Missing
              title={apiDescriptionTexts.missingTitle(id)}
              text={apiDescriptionTexts.missingAbout}
              to={paths.api()}
              wayOn={apiDescriptionTexts.toApi}
            />
          )
        }
      </QueryBoundary>
    </>
  );
}

type ShownProps = { readonly description: ApiDescription; readonly operation: ApiOperation };

function Shown({ description, operation }: ShownProps) {
  const parts = useMemo(
    () => ({
      parameters: readParameters(description, operation),
      lost: findBrokenParameters(description, operation),
      body: readRequestBody(description, operation),
      answers: readResponses(description, operation),
    }),
    [description, operation],
  );
  const { parameters, lost, body, answers } = parts;
  return (
    <div className={styles.places}>
      <p className={styles.call}>
        <HttpMethodLabel method={operation.method} />
        <code>{operation.path}</code>
        <OperationAccessLabel operation={operation} />
        {operation.portalName !== undefined && operation.portalName !== operation.id && (
          <span>{apiDescriptionTexts.portalName(operation.portalName)}</span>
        )}
      </p>
      {operation.description && <p className={styles.about}>{operation.description}</p>}
      <Panel title={apiDescriptionTexts.parameters}>
        <Parameters description={description} parameters={parameters} lost={lost} />
      </Panel>
      {body && (
        <Panel title={apiDescriptionTexts.body}>
          <Contents
            description={description}
            contents={body.contents}
            label={apiDescriptionTexts.body}
            about={body.description}
            startsOpen
          />
        </Panel>
      )}
      <Panel title={apiDescriptionTexts.answers}>
        {answers.length === 0 && <p className="soft">{apiDescriptionTexts.noAnswers}</p>}
        {answers.map(({ status, description: about, contents }) => (
          <section key={status} className={styles.answer} aria-label={apiDescriptionTexts.schemaOf(status)}>
            <h3 className="number">{status}</h3>
            <Contents
              description={description}
              contents={contents}
              label={apiDescriptionTexts.schemaOf(status)}
              about={about}
              startsOpen={status.startsWith('2')}
            />
          </section>
        ))}
      </Panel>
      <OperationPermissions operation={operation} />
      <TryOperationForm operation={operation} parameters={parameters} bodyType={body?.contents[0]?.type} />
    </div>
  );
}

type ContentsProps = {
  readonly description: ApiDescription;
  readonly contents: readonly ApiContent[];
  readonly label: string;
  readonly about: string;
  readonly startsOpen: boolean;
};

const Contents = ({ description, contents, label, about, startsOpen }: ContentsProps): ReactNode => (
  <>
    {about && <p className="soft">{about}</p>}
    {contents.length === 0 && <p className="soft">{apiDescriptionTexts.noContent}</p>}
    {contents.map(({ type, schema }) => (
      <div key={type} className={styles.content}>
        <code className="tiny">{type}</code>
        <SchemaTree label={label} line={buildSchemaLine(description.whole, schema)} startsOpen={startsOpen} />
      </div>
    ))}
  </>
);

type ParametersProps = {
  readonly description: ApiDescription;
  readonly parameters: readonly ApiParameter[];
  /** Texts for parameters whose `$ref` cannot be resolved. */
  readonly lost: readonly string[];
};

function Parameters({ description, parameters, lost }: ParametersProps) {
  if (parameters.length + lost.length === 0)
    return <p className="soft">{apiDescriptionTexts.noParameters}</p>;
  return (
    <ul className={styles.schema} aria-label={apiDescriptionTexts.parameters}>
      {parameters.map(({ name, place, required, description: about, schema }) => {
        const { type, facts, description: said } = buildSchemaLine(description.whole, schema);
        return (
          <li key={`${place} ${name}`}>
            <div className={styles.field}>
              <code>{name}</code>
              <span>{apiDescriptionTexts.places[place]}</span>
              {required && <strong>{apiDescriptionTexts.required}</strong>}
              <span>{type}</span>
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </div>
            {(about || said) && <p>{about || said}</p>}
          </li>
        );
      })}
      {lost.map((text) => (
        <li key={text}>
          <div className={styles.field} data-lost>
            {text}
          </div>
        </li>
      ))}
    </ul>
  );
}
