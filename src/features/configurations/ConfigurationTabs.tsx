import { useMemo, type ComponentType } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { configurationPageTexts } from '~/domain/words/texts/configurationPage.ts';
import {
  configurationTabText,
  resolveConfigurationTab,
  listConfigurationTabs,
  type ConfigurationTab,
} from '~/domain/configuration/tab.ts';
import { isCountedTab, countTabItems } from '~/domain/file/tabCounts.ts';
import { OverviewTab } from './tabs/OverviewTab.tsx';
import { paths } from '~/paths.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useActor, useViewer } from '~/session/me.ts';
import { lazyWithRetry } from '~/ui/lazyWithRetry.tsx';
import { preload } from '~/platform/preload.ts';
import { useScrollTabIntoView } from '~/platform/useScrollTabIntoView.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import tabs from '~/ui/tabs.module.css';
import pulsing from '~/ui/pulsing.module.css';
import styles from './ConfigurationTabs.module.css';

/** Numbers of lines of the skeleton's panels, side by side. */
type Shape = { readonly kind: 'FACTS' | 'LIST'; readonly panels: readonly number[] };

const list: Shape = { kind: 'LIST', panels: [5] };

const shapes: Record<ConfigurationTab, Shape> = {
  ACTIVITY: { kind: 'LIST', panels: [6, 2] },
  OVERVIEW: { kind: 'FACTS', panels: [9, 6] },
  FILES: { kind: 'LIST', panels: [7] },
  PRODUCTS: list,
  REVISIONS: list,
  EVENTS: list,
  SERVICE_ORDERS: list,
  ERRORS: list,
  REQUESTS: list,
  PERMISSIONS: list,
};

export function TabSkeleton({ tab }: { readonly tab: ConfigurationTab }) {
  const { kind, panels } = shapes[tab];
  return (
    <div className={styles.panels} data-kind={kind} role="status" aria-label={commonTexts.loading}>
      {panels.map((rows) => (
        <div key={rows} className={`${styles.panel} ${pulsing.pulsing}`}>
          <span className={styles.title} />
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={styles.row}>
              <span style={{ width: `${30 + ((row * 7) % 5) * 5}%` }} />
              <span style={{ width: `${40 + ((row * 3) % 4) * 12}%` }} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

type Content = ComponentType<{ readonly configuration: Configuration }>;

/** OVERVIEW is the usual first tab and part of the page's chunk; the others are loaded on demand. */
const load: Record<Exclude<ConfigurationTab, 'OVERVIEW'>, () => Promise<Content>> = {
  ACTIVITY: async () => (await import('./tabs/ActivityTab.tsx')).ActivityTab,
  FILES: async () => (await import('./tabs/FilesTab.tsx')).FilesTab,
  PRODUCTS: async () => (await import('./tabs/ProductsTab.tsx')).ProductsTab,
  REVISIONS: async () => (await import('./tabs/RevisionsTab.tsx')).RevisionsTab,
  EVENTS: async () => (await import('./tabs/EventsTab.tsx')).EventsTab,
  SERVICE_ORDERS: async () => (await import('./tabs/ServiceOrdersTab.tsx')).ServiceOrdersTab,
  ERRORS: async () => (await import('./tabs/EventsTab.tsx')).ErrorsTab,
  REQUESTS: async () => (await import('./tabs/RequestsTab.tsx')).RequestsTab,
  PERMISSIONS: async () => (await import('./tabs/PermissionsTab.tsx')).PermissionsTab,
};

const later = (name: keyof typeof load): Content =>
  lazyWithRetry(configurationTabText[name], load[name], <TabSkeleton tab={name} />);

const contents: Record<ConfigurationTab, Content> = {
  ACTIVITY: later('ACTIVITY'),
  OVERVIEW: OverviewTab,
  FILES: later('FILES'),
  PRODUCTS: later('PRODUCTS'),
  REVISIONS: later('REVISIONS'),
  EVENTS: later('EVENTS'),
  SERVICE_ORDERS: later('SERVICE_ORDERS'),
  ERRORS: later('ERRORS'),
  REQUESTS: later('REQUESTS'),
  PERMISSIONS: later('PERMISSIONS'),
};

/** `preload` ignores a failed import: the click imports again. */
function prefetch(name: ConfigurationTab): void {
  if (name !== 'OVERVIEW') void preload(load[name]);
}

type BarProps = {
  readonly configurationId: string;
  /** Undefined until it is fetched: the tabs are links that work without it. */
  readonly configuration?: Configuration | undefined;
};

export function useConfigurationTab() {
  const [parameters] = useSearchParams();
  const offered = listConfigurationTabs(useActor());
  return { current: resolveConfigurationTab(parameters.get('tab'), offered), offered };
}

export function ConfigurationTabBar({ configurationId, configuration }: BarProps) {
  const { revision } = useParams();
  const { current, offered } = useConfigurationTab();
  const bar = useScrollTabIntoView(current);
  const viewer = useViewer();
  const counts = useMemo(() => countTabItems(configuration, viewer), [configuration, viewer]);
  return (
    <nav ref={bar} className={tabs.tabs} aria-label={configurationPageTexts.tabs} data-settles="tabs">
      {offered.map((name) => (
        <Link
          key={name}
          to={paths.configuration(configurationId, revision, { tab: name })}
          replace
          preventScrollReset
          data-tab={name}
          data-empty={(isCountedTab(name) && counts[name]?.count === 0) || undefined}
          aria-current={name === current ? 'page' : undefined}
          title={isCountedTab(name) ? counts[name]?.text : undefined}
          onPointerEnter={() => prefetch(name)}
          onFocus={() => prefetch(name)}
        >
          {configurationTabText[name]}
          {/* Hidden from screen readers, which read the title instead. */}
          {isCountedTab(name) && (
            <span className="number" data-count={counts[name]?.count ?? ''} aria-hidden />
          )}
        </Link>
      ))}
    </nav>
  );
}

export function ConfigurationTabContent({ configuration }: { readonly configuration: Configuration }) {
  const { current } = useConfigurationTab();
  const Content = contents[current];
  return <Content key={current} configuration={configuration} />;
}
