import { createRoot } from 'react-dom/client';
import { designFrom } from '../product.ts';
import { App } from './App.tsx';
import { openChannel } from './channel.ts';
import { createStore } from './store.ts';
import './style.css';

const parameters = Object.fromEntries(new URLSearchParams(location.search));
const store = createStore(designFrom(undefined, parameters));
openChannel({ store, parameters, takePicture: () => '' });

const root = document.querySelector('#root');
if (root) createRoot(root).render(<App store={store} />);
