import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';

/** Answers refusals outside the API: Strapi would log each as an error, so anyone could fill the log. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    const isGone = ctx.req.destroyed && !ctx.req.complete;
    const { status = 500 } = isGone ? { status: 400 } : (Object(error) as { status?: unknown });
    const isRefusal = typeof status === 'number' && status >= 400 && status < 500;
    if (error instanceof errors.ApplicationError || !(error instanceof Error) || !isRefusal) throw error;
    ctx.status = status;
    ctx.body = { data: null, error: { status, name: error.name, message: error.message, details: {} } };
  }
};
