// React starts a chunk of its own: it is the same in every release and so stays in browsers' caches.
import 'react-dom/client';
