import { config } from 'zod';

// Zod compiles its checks with `new Function` where it may. The admin's policy forbids that, and even trying is reported.
config({ jitless: true });
