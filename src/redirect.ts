/**
 * Page that the identity provider redirects the hidden iframe of a silent sign-in to; it passes the response
 * on.
 */
import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

await broadcastResponseToMainFrame();
