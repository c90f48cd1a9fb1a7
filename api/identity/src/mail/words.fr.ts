import type { MailWords } from './mail-words.ts'

export const fr: MailWords = {
  verification: {
    subject: 'Confirmez votre adresse e-mail',
    greeting: 'Bienvenue sur Classeur.',
    body: 'Confirmez cette adresse et choisissez un mot de passe : votre compte sera prêt.',
    button: 'Confirmer mon adresse',
    note: 'Le lien fonctionne une seule fois, pendant 24 heures, et seul le plus récent est valable. Si vous n’avez pas demandé de compte, ignorez ce message : aucun compte n’est créé si vous n’ouvrez pas le lien.',
  },
  'already-registered': {
    subject: 'Vous avez déjà un compte',
    greeting: 'Bonjour à nouveau.',
    body: 'Quelqu’un, sans doute vous, a voulu s’inscrire avec cette adresse, mais un compte existe déjà pour celle-ci. Connectez-vous comme d’habitude, ou choisissez un nouveau mot de passe.',
    button: 'Choisir un nouveau mot de passe',
    note: 'Le lien fonctionne une seule fois, pendant une heure. Si ce n’était pas vous, ignorez ce message : votre compte n’a pas changé.',
  },
  'password-reset': {
    subject: 'Choisissez un nouveau mot de passe',
    greeting: 'Bonjour.',
    body: 'Utilisez ce lien pour choisir un nouveau mot de passe. Vous serez ensuite déconnecté de tous vos appareils.',
    button: 'Choisir un nouveau mot de passe',
    note: 'Le lien fonctionne une seule fois, pendant une heure. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
  },
}
