import type { Schema, Struct } from '@strapi/strapi';

export interface SiteHoursException extends Struct.ComponentSchema {
  collectionName: 'components_site_hours_exception';
  info: {
    description: 'A date on which other hours hold';
    displayName: 'Exception';
    icon: 'calendar';
  };
  attributes: {
    closed: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    closes: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
    date: Schema.Attribute.Date & Schema.Attribute.Required;
    note: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    opens: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
  };
}

export interface SiteWeekdayHours extends Struct.ComponentSchema {
  collectionName: 'components_site_weekday_hours';
  info: {
    description: 'When the restaurant is open on a day of the week';
    displayName: 'Opening hours';
    icon: 'clock';
  };
  attributes: {
    closed: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    closes: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
    day: Schema.Attribute.Enumeration<
      ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
    > &
      Schema.Attribute.Required;
    opens: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'site.hours-exception': SiteHoursException;
      'site.weekday-hours': SiteWeekdayHours;
    }
  }
}
