import { createRoot } from 'react-dom/client';
import { toDesign } from '../product.ts';
import { ConfiguratorApp } from './ConfiguratorApp.tsx';
import { openHostChannel } from './channel.ts';
import { renderDesignPicture } from './scene.ts';
import { createDesignStore } from './store.ts';
import './style.css';

const parameters = Object.fromEntries(new URLSearchParams(location.search));
const { theme } = parameters;
if (theme === 'light' || theme === 'dark') document.documentElement.style.colorScheme = theme;

const store = createDesignStore(toDesign(undefined, parameters));
const channel = openHostChannel({
  store,
  parameters,
  takePicture: () => renderDesignPicture(store.read().design),
});

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <ConfiguratorApp
      store={store}
      hasHead={parameters['showConfigHeader'] !== 'false'}
      hasDrawer={parameters['showDrawer'] !== 'false'}
      onClose={() => channel.send({ name: 'close' })}
    />,
  );
}
