import '@mantine/core/styles/Button.css';
import { useQueries } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import { Component, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { maintenanceTexts, errorPageTexts } from '~/domain/words/texts/frame.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { ApiError } from '~/api/ApiError.ts';
import { MaintenanceNotice } from './MaintenanceNotice.tsx';
import { DiscardPageContext } from './DiscardPageContext.ts';
import { config } from '~/config.ts';
import { findActiveIncident, findActiveMaintenance, getLatestUpdate } from '~/domain/notice/statusPage.ts';
import { paths } from '~/paths.ts';
import { incidentsQuery, maintenancesQuery } from '~/queries/status/status.ts';
import { ExternalLink } from '~/ui/ExternalLink.tsx';
import { removeAppShell } from '~/platform/removeAppShell.ts';
import styles from './ErrorPage.module.css';

export const unknownRouteId = 'unknown';

export function ErrorPage({ error }: { readonly error: unknown }) {
  useLayoutEffect(removeAppShell, []);
  return (
    <ErrorPageBoundary>
      <ErrorContent error={error} />
    </ErrorPageBoundary>
  );
}

export function RouteErrorPage() {
  const isNotKept = use(DiscardPageContext);
  useLayoutEffect(isNotKept, [isNotKept]);
  return <ErrorPage error={useRouteError()} />;
}

export function NotFoundPage() {
  return <ErrorPage error={notFound} />;
}

const notFound = { status: 404 };

const statusOf = (error: unknown): number => {
  if (error instanceof ApiError || isRouteErrorResponse(error) || error === notFound) {
    return typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  }
  return 500;
};

function ErrorContent({ error }: { readonly error: unknown }) {
  const missing = statusOf(error) === 404;
  return (
    <section className={styles.page}>
      <p className={styles.code} aria-hidden>
        {statusOf(error)}
      </p>
      <h1>{missing ? errorPageTexts.missingTitle : errorPageTexts.title}</h1>
      <p>{missing ? errorPageTexts.missing : errorPageTexts.text}</p>
      <WhatIsWrong />
      <div className={styles.ways}>
        <Button component={Link} to={paths.index()}>
          {errorPageTexts.home}
        </Button>
        {!missing && (
          <Button variant="default" onClick={() => location.reload()}>
            {commonTexts.tryAgain}
          </Button>
        )}
        {config.statusPageUrl && (
          <ExternalLink href={config.statusPageUrl}>{errorPageTexts.status}</ExternalLink>
        )}
        {config.serviceDeskUrl && (
          <ExternalLink href={config.serviceDeskUrl}>{errorPageTexts.report}</ExternalLink>
        )}
      </div>
      <Details error={error} />
    </section>
  );
}

function WhatIsWrong() {
  const [unresolved, scheduled] = useQueries({
    queries: [
      { ...incidentsQuery(), refetchOnMount: 'always' },
      { ...maintenancesQuery(), refetchOnMount: 'always' },
    ],
  });
  const incident = unresolved.data && findActiveIncident(unresolved.data);
  const maintenance = scheduled.data && findActiveMaintenance(scheduled.data);
  if (incident) {
    return (
      <div className={styles.notice}>
        <strong>{incident.name}</strong>
        <p>{getLatestUpdate(incident)}</p>
      </div>
    );
  }
  if (!maintenance) return null;
  return (
    <div className={styles.notice}>
      <strong>{maintenanceTexts.title}</strong>
      <p>
        <MaintenanceNotice maintenance={maintenance} />
      </p>
    </div>
  );
}

function Details({ error }: { readonly error: unknown }) {
  const [at] = useState(() => new Date().toISOString());
  const lines =
    error instanceof ApiError
      ? [
          `${error.status} ${error.code}`,
          error.message,
          error.suggestion,
          errorPageTexts.operation(error.operationId),
        ]
      : [
          error instanceof Error
            ? `${error.name}: ${error.message}`
            : errorPageTexts.statusCode(statusOf(error)),
        ];
  return (
    <details className={styles.details}>
      <summary>{errorPageTexts.details}</summary>
      <pre>
        {[...lines, errorPageTexts.address(location.pathname), errorPageTexts.time(at)]
          .filter(Boolean)
          .join('\n')}
      </pre>
    </details>
  );
}

type BoundaryState = { readonly failed: boolean };

/** Fallback of the error page itself; renders nothing that could fail again. */
class ErrorPageBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <section className={styles.page}>
        <h1>{errorPageTexts.broken}</h1>
        <a href="/">{errorPageTexts.home}</a>
      </section>
    );
  }
}
