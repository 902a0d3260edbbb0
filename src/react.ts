// React begins in a script of its own: it stays the same from release to release, in the caches of browsers as well.
import 'react-dom/client';
