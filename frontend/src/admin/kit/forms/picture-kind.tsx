import { pictureOf } from '../../../api/staff/staff-food';
import type { UploadedPicture } from '../../../api/staff/staff-uploads';
import { PictureField } from '../pictures/picture-field';
import type { Aspect } from '../pictures/picture-rules';
import type { Words } from './field-kinds';
import { pictureRule } from './field-rules';

interface WithPicture {
  imageId: string | null;
  image_alt: string;
  image?: string | null;
  imageUrl?: string | null;
}

export function picture({ label, aspect = '3:2', help }: Words & { aspect?: Aspect }) {
  return {
    label,
    rule: pictureRule,
    initial: null,
    read: (entity: WithPicture) => pictureOf(entity, entity.image ?? entity.imageUrl ?? null),
    send: (held: UploadedPicture | null) => ({ imageId: held?.id ?? null }),
    alsoNamed: ['imageId'],
    control: (name: string) => <PictureField {...{ name, label, aspect, help }} />,
  };
}
