// Packages that only `npm run bench` installs: types are checked without them.
declare module 'autocannon';
declare module 'lighthouse';
declare module 'jsdom';
declare module '@observablehq/plot';
