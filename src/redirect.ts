/** The page the identity provider answers to in the hidden frame of a silent sign-in; it hands the answer on. */
import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

await broadcastResponseToMainFrame();
