// Made from the CMS’s contract and rules by `npm run wire-types --prefix frontend`: change that, not this.

export const MAX_LENGTHS = {
  name: 120,
  email: 254,
  phone: 40,
  subject: 200,
  message: 5000,
} as const;
export const MESSAGE_MIN_LENGTH = 5;

export const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;
export const LINK = /^(\/(?![/\\])[^\s\\]*|https?:\/\/[^\s/\\?#@:][^\s\\]*|(tel|mailto):[^\s\\]+)?$/;
export const WEB_ADDRESS = /^(https?:\/\/[^\s/\\?#@:][^\s\\]*)?$/;
