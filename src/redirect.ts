/** Page for the redirect in the hidden iframe of a silent sign-in; it passes the response on. */
import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

await broadcastResponseToMainFrame();
