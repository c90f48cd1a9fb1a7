import type { InvitationTexts } from './invitation-texts.ts'

const note =
  'Le lien fonctionne une seule fois, pendant 7 jours, pour le compte qui a cette adresse. Si vous ne connaissez pas la personne qui vous invite, ignorez ce message : rien ne changera.'
const someone = 'Un enseignant'

export const fr: InvitationTexts = {
  class: ({ inviter, target }) => ({
    subject: `${inviter ?? someone} vous invite à rejoindre ${target ? `la classe « ${target} »` : 'une classe'}`,
    greeting: `${inviter ?? someone} souhaite partager une classe avec vous.`,
    body: `Ouvrez le lien et connectez-vous avec cette adresse e-mail. ${target ? `La classe « ${target} »` : 'La classe'} apparaît ensuite parmi vos classes.`,
    button: 'Rejoindre la classe',
    note,
  }),
  school: ({ inviter, target }) => ({
    subject: `${inviter ?? someone} vous invite à rejoindre ${target ? `l’établissement ${target}` : 'un établissement'}`,
    greeting: `${inviter ?? someone} vous propose de rejoindre un établissement.`,
    body: `Ouvrez le lien et connectez-vous avec cette adresse e-mail. Votre compte fera partie de ${target ? `« ${target} »` : 'cet établissement'}, avec vos classes.`,
    button: 'Rejoindre l’établissement',
    note,
  }),
}
