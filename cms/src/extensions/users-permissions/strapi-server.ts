interface UsersPermissions {
  contentTypes: {
    user: {
      schema: {
        attributes: Record<string, unknown>;
        config: { attributes: Record<string, { hidden: true }> };
      };
    };
  };
}

const SECRETS = {
  // A new one ends every sign-in.
  stamp: { type: 'string' },
  // Links to choose a password: the one that an owner made, and the one for a forgotten password.
  link_hash: { type: 'string' },
  link_ends: { type: 'datetime' },
  forgotten_hash: { type: 'string' },
  forgotten_ends: { type: 'datetime' },
  // The email in the outbox that carries the invitation.
  link_mail: { type: 'string' },
  // Two-step sign-in: the app’s secret, encrypted; the time step of its last code; hashes of the recovery codes.
  two_step_secret: { type: 'string' },
  two_step_last: { type: 'integer' },
  recovery_codes: { type: 'text' },
};

/** Adds this CMS's own fields to Strapi's user. */
export default function extend(plugin: UsersPermissions): UsersPermissions {
  const { attributes, config } = plugin.contentTypes.user.schema;
  Object.assign(attributes, {
    // As in the admin (`newPassword` in the contract), except that Strapi counts characters, not bytes.
    password: { ...(attributes.password as object), minLength: 10, maxLength: 72 },
    // For display; the username is the email address.
    name: { type: 'string', maxLength: 120 },
    last_sign_in: { type: 'datetime' },
    // An administrator of the panel can turn it off there, for an owner who lost their phone.
    two_step: { type: 'boolean' },
  });
  for (const [name, attribute] of Object.entries(SECRETS)) {
    attributes[name] = { ...attribute, private: true };
    // Not in the panel either.
    config.attributes[name] = { hidden: true };
  }
  return plugin;
}
