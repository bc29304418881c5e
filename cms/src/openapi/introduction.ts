/** What holds for every call, one matter a paragraph. Text between backticks is code. */
export const introduction: ReadonlyArray<{ matter: string; text: string }> = [
  {
    matter: 'Formats',
    text: 'JSON in UTF-8. Times are ISO 8601 in UTC, dates `YYYY-MM-DD` in the restaurant’s time zone. An id is a text to hand back as it came.',
  },
  {
    matter: 'Who may call',
    text: 'Public calls take no token. Staff sign in with `POST /api/auth/login` and send the token as `Authorization: Bearer …`.',
  },
  {
    matter: 'Failures',
    text: 'Every failure has one shape, `Error`: a code for programs, a sentence for people and, where fields are wrong, each of them. Any call may also answer 405 (this address does not take this method; `Allow` names those that it takes) and 500 (a fault of ours).',
  },
  {
    matter: 'Fields and parameters',
    text: 'A field that is not listed is refused; so is, where a call writes, a parameter that is not. Public reads ignore parameters they do not know. In a `PUT`, a field that may be left out and is stays as it is stored. What is marked read-only may be sent back and changes nothing.',
  },
  {
    matter: 'Lists',
    text: 'A list for staff answers `items`, `page`, `pageSize` and `total`.',
  },
  {
    matter: 'Nobody’s change is lost',
    text: 'An entity comes with its version, as `ETag` and as the field `etag`. Send it as `If-Match` with a write: where someone else has changed the entity since, the answer is 412 with what is stored in `current`, and nothing is written.',
  },
  {
    matter: 'Reading again',
    text: 'A public read carries a strong `ETag`; sent as `If-None-Match` it is answered 304 while nothing has changed.',
  },
];
