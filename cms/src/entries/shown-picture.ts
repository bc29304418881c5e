interface ShownPicture {
  fields: ('url' | 'alternativeText' | 'updatedAt')[];
}

/** Of a picture what is shown of it, and by which its address says which version it means. */
export const shownPicture: ShownPicture = { fields: ['url', 'alternativeText', 'updatedAt'] };
