import Marked, { type Components } from 'react-markdown';
import { markdownTexts } from '~/domain/words/texts/controls.ts';
import { ExternalLink } from './ExternalLink.tsx';
import styles from './Markdown.module.css';

/** Elements of foreign text. Headings stand below those of the page; pictures are words, so that nothing loads. */
const components: Components = {
  h1: ({ children }) => <h4>{children}</h4>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h4>{children}</h4>,
  a: ({ href, children }) => (href ? <ExternalLink href={href}>{children}</ExternalLink> : <>{children}</>),
  img: ({ alt }) => <em>{markdownTexts.picture(alt ?? '')}</em>,
};

/** Addresses a link may lead to: pages of the web and mail, never anything that would be run. */
const safeAddress = (url: string): string => (/^(?:https?:|mailto:)/i.test(url) ? url : '');

/** Foreign Markdown for reading: HTML in it stays text, links open beside, nothing is loaded from elsewhere. */
export function Markdown({ text }: { readonly text: string }) {
  return (
    <div className={styles.text}>
      <Marked components={components} urlTransform={safeAddress}>
        {text}
      </Marked>
    </div>
  );
}
