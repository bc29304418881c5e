import logo from './logo.svg';

/** Strapi's product tour and news get in the way of work: marks them as seen, once per browser. */
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
        // The panel looks up the label of an enumeration's value by the value itself.
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
