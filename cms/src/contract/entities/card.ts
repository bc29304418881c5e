import * as field from '../fields';

export const card = {
  link: (label: string) =>
    field.linkTarget({
      width: 6,
      label,
      help: 'A page of this site, like /menu, or a full address',
      placeholder: '/menu',
    }),
  rest: {
    active: field.forStaff(
      field.yesOrNo(true, { width: 4, label: 'Active', help: 'Off: hidden from the site at once' }),
    ),
    order: field.forStaff(field.order()),
    imageId: field.pictureId,
    etag: field.etag,
  },
};
