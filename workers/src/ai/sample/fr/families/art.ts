import { withGeneral } from '../../compose/merge-pools.ts'
import { frenchGeneral } from './general.ts'

export const art = withGeneral(frenchGeneral, (t) => ({
  ideas: [
    `Voir précède faire : ${t} change dès que l’on regarde plus longtemps.`,
    `Avec ${t}, la matière et l’idée se répondent.`,
  ],
  prior: [`Les outils et matériaux déjà utilisés pour un travail proche de ${t}.`],
  terms: [
    ['composition', `La disposition des éléments d’une image, ici pour ${t}.`],
    ['contraste', `Une différence qui renforce : clair et sombre, grand et petit, dans ${t}.`],
    ['esquisse', `Un dessin rapide pour découvrir ce que pourrait devenir ${t}.`],
  ],
  errors: [
    [
      `Pour ${t}, on est doué ou on ne l’est pas.`,
      'Comparer trois esquisses d’une même personne : le regard et la répétition se voient.',
    ],
    [
      `Un bon travail sur ${t} ressemble à une photographie.`,
      'Demander ce qu’il rend visible, non son exactitude.',
    ],
  ],
  models: [
    `On regarde une œuvre sur ${t} en silence une minute. On nomme dix choses que l’on voit, puis ce que l’œil rencontre d’abord, enfin comment l’artiste l’y a conduit.`,
    `On montre trois entrées rapides dans ${t} : le trait seul, la surface seule, la couleur seule. On les laisse inachevées pour que les élèves poursuivent.`,
  ],
  tasks: [
    `Faites quatre petites esquisses sur ${t}, choisissez-en une en disant pourquoi, réalisez-la avec deux matériaux au plus.`,
    `Travaillez ${t} en trois étapes de dix minutes, photographiez chacune ; dites ce qui a changé et pourquoi.`,
  ],
  aims: [
    ['apply', `Utiliser volontairement le contraste dans un travail sur ${t}.`],
    ['analyse', `Comparer deux œuvres sur ${t} : composition et couleur.`],
    ['create', `Concevoir une réalisation personnelle sur ${t}.`],
  ],
  materials: [`deux reproductions pour ${t}`, `papier, fusain et couleurs pour ${t}`],
  quiz: [
    [
      `Que voit l’œil en premier dans votre travail sur ${t}, et pourquoi ?`,
      'Un fort contraste ou une ligne qui conduit.',
    ],
    [`Nommer pour ${t} un choix fait et un choix écarté.`, 'Deux choix avec une raison chacun.'],
  ],
  homework: [
    `Rassembler cinq objets ou images qui conviennent à ${t}, les disposer et photographier l’ensemble.`,
  ],
}))
