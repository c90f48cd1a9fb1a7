import type { TopicBank } from '../../content.ts'

export const ancientEgypt: TopicBank = {
  idea: 'Le Nil nourrissait l’Égypte et rythmait sa vie ; l’écriture, les fonctionnaires et les croyances ont tenu l’État pendant trois mille ans.',
  prior: ['Compter les années avant et après l’an 1.', 'Ce qu’il faut aux hommes pour s’établir.'],
  terms: [
    ['pharaon', 'Le souverain d’Égypte, honoré comme un dieu.'],
    ['hiéroglyphes', 'Une écriture dont les dessins notent des sons et des idées.'],
    ['papyrus', 'Une plante, et les feuilles à écrire qu’on en tirait.'],
    ['crue', 'La montée annuelle du Nil, qui laissait un limon fertile.'],
    ['momie', 'Un corps conservé en vue de la vie après la mort.'],
  ],
  errors: [
    [
      'Les pyramides furent bâties par des esclaves sous le fouet.',
      'Les villages d’ouvriers retrouvés montrent des équipes payées et nourries, souvent des paysans libérés par la crue.',
    ],
    [
      'Les hiéroglyphes ne sont que de petites images.',
      'Beaucoup notent des sons, comme nos lettres ; c’est ainsi que l’on a pu déchiffrer des noms.',
    ],
  ],
  model:
    'Une peinture de tombe montre la moisson : on décrit les personnages d’après leur taille et leurs vêtements, on nomme les outils, on demande qui a fait peindre et pourquoi. Que dit l’image, que tait-elle ?',
  task: 'Dessinez l’année d’un paysan égyptien en un cercle : crue, semailles, moisson. Ajoutez pour chaque saison un travail, un souci et un devoir envers le pharaon.',
  aims: [
    ['apply', 'Utiliser une table de signes pour écrire un prénom en hiéroglyphes.'],
    ['analyse', 'Comparer les devoirs du paysan, du scribe et du pharaon.'],
    ['evaluate', 'Juger si l’on a raison d’appeler l’Égypte un don du Nil.'],
  ],
  materials: [
    'carte de la vallée du Nil',
    'reproduction d’une peinture de tombe',
    'table de hiéroglyphes notant des sons',
  ],
  quiz: [
    ['Pourquoi attendait-on la crue du Nil ?', 'Elle laissait un limon fertile sur les champs.'],
    ['Qui savait écrire ?', 'Surtout les scribes, après des années d’étude.'],
    ['À quoi servaient les pyramides ?', 'De tombeaux aux pharaons.'],
    ['Sur quoi écrivait-on, outre la pierre ?', 'Sur du papyrus.'],
    [
      'Pourquoi donnait-on aux morts de la nourriture et des outils ?',
      'On pensait qu’ils en auraient besoin après la mort.',
    ],
  ],
  homework:
    'Écrire une journée du journal d’un scribe ou d’un paysan, avec cinq détails que la leçon permet de prouver.',
}
