import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// How long a test waits for what it expects to see: longer than its default of one second, for machines that are busy.
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);
