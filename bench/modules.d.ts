// The parts used of packages that only `npm run bench` installs, so that types can be checked without them.
declare module 'autocannon' {
  interface Result {
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: {
    url: string;
    headers: Record<string, string>;
    connections: number;
    duration: number;
    overallRate: number;
  }): Promise<Result>;
}

declare module 'lighthouse' {
  interface Audit {
    numericValue?: number;
    details?: { type: string; items: unknown[] };
  }
  interface Run {
    lhr: {
      lighthouseVersion: string;
      audits: Record<string, Audit>;
      categories: Record<string, { score: number | null }>;
    };
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; output: 'json'; logLevel: 'error'; onlyCategories: string[] },
  ): Promise<Run | undefined>;
}

declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    window: { document: Document };
  }
}

declare module '@observablehq/plot' {
  interface Point {
    x: number;
    y: number;
    what: string;
  }
  type Mark = { readonly kind: 'mark' };
  export function line(points: Point[], options: Record<string, string>): Mark;
  export function text(points: Point[], options: object): Mark;
  export function plot(options: {
    document: Document;
    marks: Mark[];
    [option: string]: unknown;
  }): SVGSVGElement;
}
