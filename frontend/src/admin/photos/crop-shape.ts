import type { PercentCrop } from 'react-image-crop';
import type { PhotoArea, PhotoUse, StaffPhoto } from '../../api/staff/staff-photos';
import { type Aspect, ASPECTS, cutArea } from '../kit/pictures/picture-rules';

export type Shape = Aspect | 'any';

interface Size {
  width: number;
  height: number;
}

/** The shape in which the site shows it. */
export function shapeOf(uses: readonly Pick<PhotoUse, 'kind'>[]): Aspect {
  return uses.length > 0 && uses.every(({ kind }) => kind === 'offer') ? '16:9' : '3:2';
}

/** How the frame starts: on the part shown now, in its shape if it has one of ours. */
export function firstShape({ crop, uses }: Pick<StaffPhoto, 'crop' | 'uses'>): Shape {
  if (crop === null) return shapeOf(uses);
  const ratio = crop.width / crop.height;
  const known = (Object.keys(ASPECTS) as Aspect[]).find((aspect) => Math.abs(ratio - ASPECTS[aspect]) < 0.02);
  return known ?? 'any';
}

export function percentOf(area: PhotoArea, { width, height }: Size): PercentCrop {
  return {
    unit: '%',
    x: (area.x / width) * 100,
    y: (area.y / height) * 100,
    width: (area.width / width) * 100,
    height: (area.height / height) * 100,
  };
}

/** In the original's pixels, and within it. */
export function areaOf(crop: PercentCrop | undefined, size: Size): PhotoArea {
  const { x, y, width, height } = cutArea({ isWhole: false, crop }, size) ?? { x: 0, y: 0, ...size };
  return { x, y, width: Math.min(width, size.width - x), height: Math.min(height, size.height - y) };
}

/** Whether the area is what is shown now, give or take the pixel that percentages cost. */
export function isShownNow(area: PhotoArea, { crop, original }: StaffPhoto): boolean {
  const now = crop ?? { x: 0, y: 0, width: original.width, height: original.height };
  return (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(area[side] - now[side]) <= 1);
}
