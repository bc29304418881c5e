import { z } from 'zod';
import type { MandatoryFee } from '../../domain/site';
import { requiredLineRule } from '../forms/field-rules';
import { numberIn } from '../../domain/typed-number';
import type { FeeValues } from './site-values';

/** A mandatory fee as typed: none, a share of the bill up to 100 percent, or an amount up to $10,000. */
export const feeRule = z
  .object({ kind: z.enum(['none', 'percent', 'amount']), name: z.string(), value: z.string() })
  .transform((typed: FeeValues, ctx): MandatoryFee | null => {
    if (typed.kind === 'none') return null;
    const name = requiredLineRule(80).safeParse(typed.name);
    const value = numberIn(typed.value);
    const most = typed.kind === 'percent' ? 100 : 10_000;
    const isRight = value !== null && value > 0 && value <= most && hasTwoDecimals(value);
    if (!name.success) {
      const message = 'Say what the fee is called, in at most 80 characters.';
      ctx.issues.push({ code: 'custom', path: ['name'], message, input: typed });
    }
    if (!isRight) {
      const message = `The fee must be a number above 0, up to ${most.toLocaleString('en-US')}, with at most two decimals.`;
      ctx.issues.push({ code: 'custom', path: ['value'], message, input: typed });
    }
    if (!name.success || !isRight) return z.NEVER;
    return typed.kind === 'percent'
      ? { name: name.data, percent: value, amount: null }
      : { name: name.data, percent: null, amount: value };
  });

function hasTwoDecimals(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}
