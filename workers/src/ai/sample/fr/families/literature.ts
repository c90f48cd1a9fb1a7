import { withGeneral } from '../../compose/merge-pools.ts'
import { frenchGeneral } from './general.ts'

export const literature = withGeneral(frenchGeneral, (t) => ({
  ideas: [
    `Une lecture de ${t} est bonne quand le texte la soutient, ligne après ligne.`,
    `Le thème ${t} pose des questions auxquelles chaque lecteur répond à sa façon, mais pas n’importe comment.`,
  ],
  prior: [`Narrateur, personnage et auteur ne se confondent pas ; cela compte pour ${t}.`],
  terms: [
    ['thème', `La question dont traite ${t}.`],
    ['image', `Une comparaison ou une métaphore, comme on en trouve avec ${t}.`],
    ['citation', `Les mots exacts du texte qui appuient une lecture de ${t}.`],
  ],
  errors: [
    [
      `Le sens de ${t} est caché et seul le professeur le connaît.`,
      'Plusieurs lectures peuvent tenir ; chacune a besoin de lignes qui la portent.',
    ],
    [`Raconter ${t}, c’est déjà l’interpréter.`, 'Raconter dit quoi ; interpréter dit comment et pourquoi.'],
  ],
  models: [
    `Un passage sur ${t}, lu deux fois à voix haute. D’abord : qu’est-ce qui frappe ? Puis : quels mots le provoquent ? Enfin : quel effet sur nous ?`,
    `Une affirmation sur ${t}, une citation, une phrase qui les relie : on l’écrit au tableau comme modèle.`,
  ],
  tasks: [
    `Choisissez la ligne la plus importante d’un passage lié à ${t}, défendez ce choix par deux remarques sur les mots et trouvez une objection.`,
    `Mettez en scène ou dessinez un moment de ${t} et dites quelles lignes en ont décidé.`,
  ],
  aims: [
    ['apply', `Utiliser des citations pour appuyer une affirmation sur ${t}.`],
    ['analyse', `Analyser l’effet des mots et des images dans un passage lié à ${t}.`],
    ['evaluate', `Justifier une lecture de ${t} contre une autre.`],
  ],
  materials: [`passage aux lignes numérotées pour ${t}`, `notes adhésives pour noter ses réactions à ${t}`],
  quiz: [
    [`De quoi traite ${t}, en un mot puis en une phrase ?`, 'Un thème, et une phrase que le texte soutient.'],
    [
      `Quelle ligne de ${t} vous est restée en mémoire, et pourquoi ?`,
      'Une citation avec une remarque sur ses mots.',
    ],
  ],
  homework: [
    `Écrire dix lignes du point de vue d’un personnage ou d’une voix de ${t} ; souligner deux détails tirés du texte.`,
  ],
}))
