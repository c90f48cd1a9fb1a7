import type { InvitationTexts } from './invitation-texts.ts'

const note =
  'Le lien fonctionne une seule fois, pendant 7 jours, pour le compte qui a cette adresse. Si vous ne connaissez pas la personne qui vous invite, ignorez ce message : il ne se passera rien.'
const someone = 'Un enseignant'

export const fr: InvitationTexts = {
  class: ({ inviter, target }) => ({
    subject: `${inviter ?? someone} vous invite dans ${target ? `la classe « ${target} »` : 'une classe'}`,
    greeting: `${inviter ?? someone} souhaite partager une classe avec vous.`,
    body: `Ouvrez le lien et connectez-vous avec cette adresse e-mail. ${target ? `La classe « ${target} »` : 'La classe'} rejoint alors les vôtres.`,
    button: 'Rejoindre la classe',
    note,
  }),
  school: ({ inviter, target }) => ({
    subject: `${inviter ?? someone} vous invite dans ${target ? `l’établissement ${target}` : 'un établissement'}`,
    greeting: `${inviter ?? someone} vous propose de rejoindre un établissement.`,
    body: `Ouvrez le lien et connectez-vous avec cette adresse e-mail. Votre compte fera partie de ${target ? `« ${target} »` : 'cet établissement'}, avec vos classes.`,
    button: 'Rejoindre l’établissement',
    note,
  }),
}
