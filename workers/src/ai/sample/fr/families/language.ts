import { withGeneral } from '../../compose/merge-pools.ts'
import { frenchGeneral } from './general.ts'

export const language = withGeneral(frenchGeneral, (t) => ({
  ideas: [
    `Parler, c’est choisir : ${t} compte parce que cela change l’effet d’une phrase sur son lecteur.`,
    `Une règle sur ${t} vaut la peine d’être sue si elle aide à écrire et à comprendre.`,
  ],
  prior: [`Les éléments de la phrase que concerne ${t}.`],
  terms: [
    ['forme', `Comment se construit ou s’écrit ce que recouvre ${t}.`],
    ['emploi', `Quand, et avec quel effet, on se sert de ${t}.`],
    ['registre', `Soutenu ou familier : où ${t} convient et où cela ne convient pas.`],
  ],
  errors: [
    [
      `Pour ${t}, il n’y a que juste ou faux.`,
      'Souvent plusieurs formes sont justes mais ne disent pas la même chose ; demander l’effet.',
    ],
    [
      `Qui connaît la règle sur ${t} l’applique.`,
      'Savoir et employer sont deux choses ; s’exercer dans ses propres textes.',
    ],
  ],
  models: [
    `Deux versions d’une phrase, avec et sans ${t}. On lit à voix haute, on décrit la différence, et l’on nomme la règle seulement ensuite.`,
    `Un texte court où ${t} apparaît cinq fois : repérer, trier, formuler la règle, la vérifier sur un sixième exemple.`,
  ],
  tasks: [
    `Relevez dans un texte dix exemples de ${t}, triez-les, formulez une règle en une phrase et trouvez un exemple qui la met à l’épreuve.`,
    `Récrivez un paragraphe pour y employer ${t} trois fois ; un camarade marque où c’est réussi.`,
  ],
  aims: [
    ['apply', `Utiliser correctement ${t} dans un court texte.`],
    ['analyse', `Repérer et trier des exemples de ${t} dans un texte.`],
    ['create', `Rédiger un paragraphe où ${t} produit un effet net.`],
  ],
  materials: [`texte contenant plusieurs exemples de ${t}`, `crayons de couleur pour repérer ${t}`],
  quiz: [
    [`Écrire une phrase où figure ${t}.`, 'Une phrase juste, où l’on peut le montrer du doigt.'],
    [`À quoi reconnaît-on ${t} dans un texte ?`, 'Au trait que nomme la règle formulée en classe.'],
  ],
  homework: [`Écrire huit lignes sur sa journée, y employer ${t} trois fois et le souligner.`],
}))
