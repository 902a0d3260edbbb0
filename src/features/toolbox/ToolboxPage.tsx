import type { ReactElement } from 'react';
import { mayOpenToolbox } from '~/domain/quote/quoting.ts';
import { toolboxTexts } from '~/domain/words/texts/toolbox.ts';
import { pageTitles } from '~/domain/words/texts/pageTitles.ts';
import { useActor } from '~/session/me.ts';
import { AccessWall } from '~/ui/EmptyState.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { KeptTrees } from './KeptTrees.tsx';
import { ModelPictures } from './ModelPictures.tsx';
import { TreeTool } from './TreeTool.tsx';
import { WiringTool } from './WiringTool.tsx';
import styles from './Toolbox.module.css';

const tools = [
  { title: toolboxTexts.wiring, about: toolboxTexts.wiringAbout, Tool: WiringTool },
  { title: toolboxTexts.tree, about: toolboxTexts.treeAbout, Tool: TreeTool },
  { title: toolboxTexts.pictures, about: toolboxTexts.picturesAbout, Tool: ModelPictures },
  { title: toolboxTexts.cache, about: toolboxTexts.cacheAbout, Tool: KeptTrees },
] as const;

/** Tools for what the CMS works out about quotes. */
export function Component(): ReactElement {
  const verdict = mayOpenToolbox(useActor());
  if (!verdict.allowed) return <AccessWall page={pageTitles.toolbox} reason={verdict.reason} />;
  return (
    <>
      <PageHeader title={toolboxTexts.title} />
      <div className={styles.tools}>
        {tools.map(({ title, about, Tool }) => (
          <Panel key={title} title={title}>
            <p className={styles.about}>{about}</p>
            <Tool />
          </Panel>
        ))}
      </div>
    </>
  );
}
