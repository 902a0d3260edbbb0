import { createRoot } from 'react-dom/client';
import { designFrom } from '../product.ts';
import { App } from './App.tsx';
import { openChannel } from './channel.ts';
import { pictureOf } from './scene.ts';
import { createStore } from './store.ts';
import './style.css';

const parameters = Object.fromEntries(new URLSearchParams(location.search));
const { theme } = parameters;
if (theme === 'light' || theme === 'dark') document.documentElement.style.colorScheme = theme;

const store = createStore(designFrom(undefined, parameters));
const channel = openChannel({ store, parameters, takePicture: () => pictureOf(store.read().design) });

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <App
      store={store}
      hasHead={parameters['showConfigHeader'] !== 'false'}
      hasDrawer={parameters['showDrawer'] !== 'false'}
      onClose={() => channel.send({ name: 'close' })}
    />,
  );
}
