/** Where the restaurant is: the ISO code of the currency of all prices, and the zone of its times. */
export interface RestaurantPlace {
  currency: string;
  timezone: string;
}

/** From the settings; Boston's until staff have set them. */
export function placeOf(
  settings: { currency?: string | null; timezone?: string | null } | null | undefined,
): RestaurantPlace {
  return {
    currency: settings?.currency ?? 'USD',
    timezone: settings?.timezone ?? 'America/New_York',
  };
}
