import type { TopicBank } from '../../content.ts'

export const frenchRevolution: TopicBank = {
  idea: 'En 1789, des sujets se déclarent citoyens ; la liberté et l’égalité deviennent la mesure, et l’on commence à débattre de leur sens.',
  prior: ['Monarchie, ordres et privilèges avant 1789.', 'Les idées des Lumières.'],
  terms: [
    ['ordre', 'L’un des trois groupes de la société : clergé, noblesse, tiers état.'],
    ['privilège', 'Un droit réservé à un groupe, comme ne pas payer d’impôt.'],
    ['Déclaration des droits', 'Le texte d’août 1789 : les hommes naissent libres et égaux en droits.'],
    ['constitution', 'La loi fondamentale d’un État.'],
    [
      'Terreur',
      'Les années 1793 et 1794, où des milliers de personnes sont exécutées comme ennemies de la Révolution.',
    ],
  ],
  errors: [
    [
      'La prise de la Bastille libéra des centaines de prisonniers.',
      'Ils étaient sept. Ce qui comptait était la poudre, et le signe que le pouvoir du roi pouvait céder.',
    ],
    [
      'La Révolution donna les mêmes droits à tous.',
      'Les femmes n’avaient pas le droit de vote, et l’esclavage ne fut aboli dans les colonies qu’en 1794.',
    ],
  ],
  model:
    'Une caricature de 1789 : un paysan porte un prêtre et un noble. On décrit d’abord (qui, quoi, comment), on explique ensuite (impôts, dîme, privilèges), on interprète enfin : pour qui l’auteur prend-il parti ?',
  task: 'Jouez les États généraux : chaque groupe reçoit ses intérêts sur une carte et répond à la question « faut-il voter par ordre ou par tête ? ». Écrivez la décision obtenue.',
  aims: [
    ['apply', 'Utiliser une méthode en trois temps pour lire une caricature de 1789.'],
    ['analyse', 'Distinguer les causes sociales, financières et intellectuelles.'],
    ['evaluate', 'Juger dans quelle mesure la Déclaration fut respectée jusqu’en 1794.'],
  ],
  materials: [
    'caricature des trois ordres',
    'articles 1, 2, 6 et 11 de la Déclaration',
    'cartes de rôle des trois ordres',
  ],
  quiz: [
    ['Que se passe-t-il le 14 juillet 1789 ?', 'La Bastille est prise à Paris.'],
    ['Quel ordre paie la plupart des impôts ?', 'Le tiers état.'],
    [
      'Que dit pour l’essentiel l’article 1 de la Déclaration ?',
      'Les hommes naissent et demeurent libres et égaux en droits.',
    ],
    ['Quand le roi est-il exécuté ?', 'En janvier 1793.'],
    [
      'Citer une cause de la Révolution.',
      'Par exemple les dettes de l’État, les privilèges, les mauvaises récoltes ou les idées des Lumières.',
    ],
  ],
  homework:
    'Choisir un droit de la Déclaration. Trouver aujourd’hui un cas où il est respecté et un autre où il est discuté.',
}
