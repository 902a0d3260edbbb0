import Marked, { type Components } from 'react-markdown';
import { markdownTexts } from '~/domain/words/texts/controls.ts';
import { ExternalLink } from './ExternalLink.tsx';
import styles from './Markdown.module.css';

/** Untrusted Markdown: headings rank below those of the page; images become text, to load nothing. */
const components: Components = {
  h1: ({ children }) => <h4>{children}</h4>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h4>{children}</h4>,
  a: ({ href, children }) => (href ? <ExternalLink href={href}>{children}</ExternalLink> : <>{children}</>),
  img: ({ alt }) => <em>{markdownTexts.picture(alt ?? '')}</em>,
};

/** Links of untrusted Markdown lead to web pages and mail only, never to scripts. */
const safeAddress = (url: string): string => (/^(?:https?:|mailto:)/i.test(url) ? url : '');

/** Renders untrusted Markdown: HTML stays text, links open in a new tab, no other origin is contacted. */
export function Markdown({ text }: { readonly text: string }) {
  return (
    <div className={styles.text}>
      <Marked components={components} urlTransform={safeAddress}>
        {text}
      </Marked>
    </div>
  );
}
