import * as field from '../fields';

export const card = {
  link: (label: string) =>
    field.linkTarget(field.inPanel(6, label, 'A page of this site, like /menu, or a full address', '/menu')),
  rest: {
    active: field.forStaff(
      field.yesOrNo(true, field.inPanel(4, 'Published', 'Off: hidden from the site at once')),
    ),
    order: field.forStaff(field.order()),
    imageId: field.pictureId,
    etag: field.etag,
  },
};
