import type { TopicBank } from '../../content.ts'

export const democracy: TopicBank = {
  idea: 'En démocratie, le pouvoir vient du peuple, il est limité par la loi et peut être retiré par un vote.',
  prior: ['Les règles de la classe et leur origine.', 'Maire, Parlement et gouvernement : les noms.'],
  terms: [
    ['élection', 'Un choix libre, égal et secret de ceux qui gouvernent.'],
    ['séparation des pouvoirs', 'Faire la loi, l’appliquer et juger relèvent de mains différentes.'],
    ['majorité', 'Plus de la moitié des voix, ou le plus grand nombre.'],
    ['droits fondamentaux', 'Des droits qu’aucune majorité ne peut retirer.'],
    ['opposition', 'Ceux qui ne gouvernent pas et contrôlent le gouvernement.'],
  ],
  errors: [
    [
      'En démocratie, la majorité peut tout décider.',
      'Les droits fondamentaux la lient aussi ; sinon 51 % pourraient faire taire 49 %.',
    ],
    [
      'Les citoyens ne peuvent que voter.',
      'Ils peuvent aussi s’associer, pétitionner, manifester, s’informer et se présenter.',
    ],
  ],
  model:
    'Une classe a 30 euros à dépenser. On décide une fois à la majorité, une fois par consensus, une fois au sort. Après chaque essai : qui est content, qui n’a pas été entendu, combien de temps a-t-il fallu ? On relie les mots à ce qui s’est passé.',
  task: 'Rédigez une proposition pour l’école, avec une raison et un coût. Organisez un vote à bulletin secret, dépouillez en public, et faites écrire aux perdants ce qui les protège.',
  aims: [
    ['apply', 'Mener une élection à bulletin secret selon des règles convenues.'],
    ['analyse', 'Distinguer les trois pouvoirs dans des titres de presse.'],
    ['evaluate', 'Juger selon ses propres critères si une décision a été démocratique.'],
  ],
  materials: [
    'bulletins et urne',
    'titres sur le Parlement, le gouvernement et les tribunaux',
    'extraits de la Constitution',
  ],
  quiz: [
    ['Pourquoi le vote est-il secret ?', 'Pour que personne ne subisse de pression.'],
    ['Nommer les trois pouvoirs.', 'Législatif, exécutif et judiciaire.'],
    ['Que fait l’opposition ?', 'Elle contrôle le gouvernement et propose un autre choix.'],
    ['Une majorité peut-elle supprimer les droits fondamentaux ?', 'Non, ils la lient aussi.'],
    [
      'Citer une façon de participer autrement que par le vote.',
      'Par exemple une pétition ou une manifestation.',
    ],
  ],
  homework:
    'Trouver une décision prise cette semaine dans sa commune ou son pays. Noter qui a décidé, qui a été entendu, qui peut la changer.',
}
