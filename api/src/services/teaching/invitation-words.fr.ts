import type { InvitationWords } from './invitation-words.ts'

const note =
  'Le lien fonctionne une seule fois, pendant 7 jours, pour le compte qui a cette adresse. Si vous ne connaissez pas la personne qui vous invite, ignorez ce message : il ne se passera rien.'

export const fr: InvitationWords = {
  class: ({ inviter, target }) => ({
    subject: `${inviter} vous invite dans la classe « ${target} »`,
    greeting: `${inviter} souhaite partager une classe avec vous.`,
    body: `Ouvrez le lien, connectez-vous avec cette adresse e-mail, et la classe « ${target} » rejoint les vôtres.`,
    button: 'Rejoindre la classe',
    note,
  }),
  school: ({ inviter, target }) => ({
    subject: `${inviter} vous invite dans l’établissement ${target}`,
    greeting: `${inviter} vous propose de rejoindre un établissement.`,
    body: `Ouvrez le lien et connectez-vous avec cette adresse e-mail. Votre compte fera partie de « ${target} », avec vos classes.`,
    button: 'Rejoindre l’établissement',
    note,
  }),
}
