import { config } from 'zod/mini';

// Zod compiles its checks with `new Function` if allowed. The admin's policy forbids it, and even the attempt is reported.
config({ jitless: true });
