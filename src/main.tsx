import './react.ts';
// Base styles are in a cascade layer, so that component styles win whatever order the files load in.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '~/ui/elements.css';
import '~/ui/shared.css';
import '~/ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { App } from '~/app/App.tsx';
import { startPortal } from '~/app/startPortal.ts';
import { installTrustedTypes } from '~/app/trustedTypes.ts';

const root = document.querySelector('#root');
if (root) {
  installTrustedTypes();
  createRoot(root).render(<App {...startPortal()} />);
}
