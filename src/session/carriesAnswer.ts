/** Whether the address carries an answer of the identity provider. */
export const carriesAnswer = (hash: string): boolean => /[#&](?:code|error)=/.test(hash);
