import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { permissionTexts } from '~/domain/words/texts/configurationTabs.ts';
import { config } from '~/config.ts';
import { rolesOpening } from '~/domain/access/objectRoles.ts';
import { objectAccessOfRoles } from '~/queries/access/matrices.ts';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import rows from '~/widgets/lists/rows.module.css';

/** The roles that open configurations, realm by realm, for those who administer them. */
export function RolesWithAccess(): ReactElement {
  const list = useQuery({
    ...objectAccessOfRoles(),
    select: (map) => {
      const roles = rolesOpening('CONFIGURATION', map?.accessMap ?? [], config.productCode);
      return [...Map.groupBy(roles, ({ realm, access }) => `${realm} ${access}`).values()];
    },
  });
  return (
    <ListPanel
      title={permissionTexts.roles}
      list={list}
      keyOf={([first]) => `${first?.realm} ${first?.access}`}
      empty={{ title: permissionTexts.noRoles, text: permissionTexts.aboutNoRoles }}
    >
      {(roles) => (
        <>
          <div className={rows.main}>
            <strong>{roles[0]?.realm}</strong>
            <span className={rows.text}>{roles.map(({ role }) => role).join(', ')}</span>
          </div>
          <div className={rows.facts}>{roles[0]?.access}</div>
        </>
      )}
    </ListPanel>
  );
}
