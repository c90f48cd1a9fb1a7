import type { TopicBank } from '../../content.ts'

export const tenses: TopicBank = {
  idea: 'Un temps du verbe dit plus que le moment : il montre si l’action est achevée, si elle dure ou si elle sert de décor.',
  prior: ['Reconnaître le verbe et le sujet d’une phrase.', 'Les auxiliaires être et avoir au présent.'],
  terms: [
    ['temps verbal', 'La forme du verbe qui situe l’action dans le temps.'],
    ['imparfait', 'Pour le décor, l’habitude, ce qui dure : « il pleuvait ».'],
    ['passé composé', 'Pour une action achevée : « le téléphone a sonné ».'],
    ['auxiliaire', 'Être ou avoir, qui aide à former un temps composé.'],
    ['indicateur de temps', 'Un mot qui dit quand : hier, soudain, chaque jour.'],
  ],
  errors: [
    [
      'Le participe passé s’accorde toujours avec le sujet.',
      'Avec être, oui : « elles sont parties » ; avec avoir, non : « elles ont chanté ».',
    ],
    [
      'L’imparfait sert aux actions longues, le passé composé aux courtes.',
      'C’est le point de vue qui compte : « Il a vécu dix ans à Lyon » est achevé, donc au passé composé.',
    ],
  ],
  model:
    'Deux phrases au tableau : « Quand je suis entré, elle pleurait. » « Quand je suis entré, elle a pleuré. » Dans laquelle pleurait-elle déjà ? On dessine une ligne continue pour l’imparfait et une croix pour le passé composé.',
  task: 'Triez vingt bandes de phrases selon l’indicateur de temps, puis selon le temps du verbe. Choisissez-en cinq, changez l’indicateur et récrivez le verbe pour que la phrase soit de nouveau juste.',
  aims: [
    ['apply', 'Utiliser l’imparfait et le passé composé dans un court récit.'],
    ['analyse', 'Comparer deux phrases qui ne diffèrent que par le temps et expliquer le sens.'],
    ['create', 'Rédiger le récit d’un souvenir avec un décor et trois actions.'],
  ],
  materials: ['bandes de phrases', 'ligne du temps au mur', 'court récit au passé'],
  quiz: [
    ['Compléter : « Chaque été, nous … (aller) à la mer. »', '« allions » : c’est une habitude.'],
    ['Compléter : « Soudain, la lumière … (s’éteindre). »', '« s’est éteinte ».'],
    ['Quel auxiliaire : « elles … parties » ?', 'être : « elles sont parties ».'],
    [
      'Pourquoi écrit-on « elles ont chanté » sans e ni s ?',
      'Avec avoir, le participe ne s’accorde pas avec le sujet.',
    ],
    ['Quel temps pour le décor d’un récit ?', 'L’imparfait.'],
  ],
  homework:
    'Écrire huit phrases sur un souvenir. Souligner les indicateurs de temps et entourer les verbes, d’une couleur par temps.',
}
