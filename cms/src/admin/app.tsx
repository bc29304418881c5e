import logo from './logo.svg';

/** Strapi's product tour and news stand in the way of work; they count as seen until someone asks for them. */
function startQuietly(): void {
  const seen: Record<string, unknown> = {
    STRAPI_GUIDED_TOUR: { tours: {}, enabled: false, hidden: true, completedActions: [] },
    'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false': true,
    'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_true:false': true,
  };
  for (const [key, value] of Object.entries(seen)) {
    if (window.localStorage.getItem(key) === null) window.localStorage.setItem(key, JSON.stringify(value));
  }
}

export default {
  config: {
    auth: { logo },
    menu: { logo },
    head: { favicon: logo },
    locales: ['es'],
    notifications: { releases: false },
    tutorials: false,
    translations: {
      en: {
        'app.components.LeftMenu.navbrand.title': 'Casa Bodegón',
        'app.components.LeftMenu.navbrand.workplace': 'Content',
        'Auth.form.welcome.title': 'Casa Bodegón',
        'Auth.form.welcome.subtitle':
          'Sign in to change the menu, the drinks and everything else on the site.',
        // What a list of values offers is looked up by the value.
        sunday: 'Sunday',
        monday: 'Monday',
        tuesday: 'Tuesday',
        wednesday: 'Wednesday',
        thursday: 'Thursday',
        friday: 'Friday',
        saturday: 'Saturday',
      },
    },
  },
  bootstrap: startQuietly,
};
