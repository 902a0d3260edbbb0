import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { installTrustedTypes } from '../../src/app/trustedTypes.ts';
import { DetailPage } from './DetailPage.tsx';
import { ListPage } from './ListPage.tsx';
import { QuotesPage } from './QuotesPage.tsx';

// The headers demand it: Mantine writes a style element.
installTrustedTypes();
const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <MantineProvider defaultColorScheme="auto">
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <Routes>
            <Route path="/configurations" element={<ListPage />} />
            <Route path="/configurations/:id" element={<DetailPage />} />
            <Route path="/quotes" element={<QuotesPage />} />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
