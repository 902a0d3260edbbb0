/** Where the bench leaves a token: signing in is no part of the floor. */
export const tokenKey = 'floor.token';
