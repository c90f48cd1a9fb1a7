import type { LanguagePack } from '../language-pack.ts'

type Topics = Pick<
  LanguagePack['topics'],
  | 'world-war-one'
  | 'world-war-two'
  | 'french-revolution'
  | 'ancient-egypt'
  | 'industrialisation'
  | 'democracy'
>

export const frenchHistoryTopics: Topics = {
  'world-war-one': {
    idea: 'Un attentat local devint une guerre mondiale parce que les alliances, les armements et la peur ne laissaient plus d’issue ; la guerre changea ensuite États, frontières et vies.',
    prior: ['Les grandes puissances d’Europe vers 1900.', 'Les colonies et la rivalité des empires.'],
    terms: [
      ['alliance', 'Un traité par lequel des États se promettent assistance.'],
      [
        'guerre de tranchées',
        'Des combats à partir de lignes creusées qui ne bougent guère pendant des années.',
      ],
      ['armistice', 'Un accord pour cesser le combat ; ici le 11 novembre 1918.'],
      ['arrière', 'La vie et le travail des civils pour la guerre.'],
      ['propagande', 'Une information fabriquée pour gagner les esprits.'],
    ],
    errors: [
      [
        'L’attentat de Sarajevo est la cause de la guerre.',
        'Il l’a déclenchée. Alliances, course aux armements, nationalismes et rivalités coloniales l’avaient préparée.',
      ],
      [
        'Les soldats de 1914 s’attendaient à quatre ans de guerre.',
        'La plupart pensaient rentrer pour Noël.',
      ],
    ],
    model:
      'Deux colonnes au tableau : « cause » et « déclencheur ». Sarajevo, 28 juin 1914, va à droite. À gauche : alliances, armements, nationalismes, colonies. On trace l’enchaînement jusqu’à l’entrée en guerre du Royaume-Uni, le 4 août, avec une flèche par traité.',
    task: 'Lisez une lettre de poilu et une page de journal de la même semaine. Relevez ce que chacune dit de la nourriture, de la peur et de l’espoir, et expliquez l’écart.',
    aims: [
      ['apply', 'Situer sur une carte les deux alliances et les principaux fronts.'],
      ['analyse', 'Distinguer les causes profondes du déclencheur de la guerre.'],
      ['evaluate', 'Juger la confiance que méritent une lettre et un journal.'],
    ],
    materials: [
      'carte de l’Europe en 1914',
      'lettre de soldat et page de journal',
      'cartes datées de juin à août 1914',
    ],
    quiz: [
      ['Quelles sont les dates de la Première Guerre mondiale ?', '1914-1918.'],
      [
        'Que se passe-t-il à Sarajevo le 28 juin 1914 ?',
        'L’héritier du trône d’Autriche-Hongrie, François-Ferdinand, est assassiné.',
      ],
      ['Citer deux causes profondes.', 'Par exemple les alliances et la course aux armements.'],
      ['Quand l’armistice est-il signé à l’ouest ?', 'Le 11 novembre 1918.'],
      [
        'Pourquoi le front de l’ouest a-t-il si peu bougé ?',
        'Tranchées, barbelés et mitrailleuses favorisaient la défense.',
      ],
    ],
    homework:
      'Chercher un monument aux morts près de chez soi ou en ligne. Noter noms, dates et symboles, et écrire ce qu’il veut nous rappeler.',
  },
  'world-war-two': {
    idea: 'Une guerre de conquête, commencée en Europe et en Asie, devint une guerre contre des peuples entiers ; de sa fin est né l’ordre où nous vivons.',
    prior: ['Les traités d’après 1918 et la crise de 1929.', 'La dictature et la démocratie comme régimes.'],
    terms: [
      ['dictature', 'Le pouvoir d’une personne ou d’un parti, sans élections libres.'],
      ['occupation', 'La domination d’un pays par une armée étrangère.'],
      ['résistance', 'L’action ouverte ou cachée contre un occupant ou un régime.'],
      ['Shoah', 'L’assassinat de six millions de Juifs par l’Allemagne nazie et ses complices.'],
      ['capitulation', 'La reddition d’une armée ou d’un État.'],
    ],
    errors: [
      [
        'La guerre n’a eu lieu qu’en Europe.',
        'On s’est battu aussi en Asie, en Afrique et sur les océans ; dans le Pacifique, elle finit en septembre 1945.',
      ],
      [
        'Personne ne pouvait rien faire contre l’occupant.',
        'On cachait des persécutés, on imprimait des tracts, on faisait grève : les choix étaient dangereux, mais il y en avait.',
      ],
    ],
    model:
      'Une frise du 1er septembre 1939 au 2 septembre 1945. On y place six événements : attaque de la Pologne, défaite de la France, attaque de l’URSS, Pearl Harbor, débarquement en Normandie, Hiroshima. On marque le tournant d’une autre couleur et l’on donne la raison.',
    task: 'Chaque groupe étudie une personne : un soldat, un enfant d’une ville bombardée, une résistante, un persécuté. Écrivez ce que cette personne pouvait savoir, craindre et décider en 1942.',
    aims: [
      ['apply', 'Tracer une frise de la guerre avec six événements.'],
      ['analyse', 'Comparer d’après des sources la vie de deux personnes la même année.'],
      ['evaluate', 'Évaluer quel événement fut le tournant et justifier ce choix.'],
    ],
    materials: [
      'cartes d’événements et de dates',
      'courtes biographies avec photographies',
      'cartes de 1939, 1942 et 1945',
    ],
    quiz: [
      [
        'Par quel événement la guerre commence-t-elle en Europe ?',
        'Par l’attaque allemande de la Pologne, le 1er septembre 1939.',
      ],
      [
        'Qu’est-ce que la Shoah ?',
        'L’assassinat de six millions de Juifs par l’Allemagne nazie et ses complices.',
      ],
      ['Quand l’Allemagne capitule-t-elle ?', 'Le 8 mai 1945.'],
      [
        'Quelle organisation est fondée en 1945 pour maintenir la paix ?',
        'L’Organisation des Nations unies.',
      ],
      [
        'Pourquoi les États-Unis entrent-ils en guerre ?',
        'Le Japon attaque Pearl Harbor le 7 décembre 1941.',
      ],
    ],
    homework:
      'Chercher dans sa famille ou à la bibliothèque une trace de la guerre. Écrire cinq lignes : quoi, quand, qui la raconte, ce qui reste obscur.',
  },
  'french-revolution': {
    idea: 'En 1789, des sujets se déclarent citoyens ; la liberté et l’égalité deviennent la mesure, et l’on commence à débattre de leur sens.',
    prior: ['Monarchie, ordres et privilèges avant 1789.', 'Les idées des Lumières.'],
    terms: [
      ['ordre', 'L’un des trois groupes de la société : clergé, noblesse, tiers état.'],
      ['privilège', 'Un droit réservé à un groupe, comme ne pas payer d’impôt.'],
      ['Déclaration des droits', 'Le texte d’août 1789 : les hommes naissent libres et égaux en droits.'],
      ['constitution', 'La loi fondamentale d’un État.'],
      ['Terreur', 'Les années 1793 et 1794, où des milliers de personnes sont exécutées comme ennemies.'],
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
      'Une caricature de 1789 : un paysan porte un prêtre et un noble. On décrit d’abord (qui, quoi, comment), on explique ensuite (impôts, dîme, privilèges), on interprète enfin : pour qui l’auteur prend-il parti ?',
    task: 'Jouez les États généraux : chaque groupe reçoit ses intérêts sur une carte et répond à la question « faut-il voter par ordre ou par tête ? ». Écrivez la décision obtenue.',
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
      ['Que se passe-t-il le 14 juillet 1789 ?', 'La Bastille est prise à Paris.'],
      ['Quel ordre paie la plupart des impôts ?', 'Le tiers état.'],
      [
        'Que dit pour l’essentiel l’article 1 de la Déclaration ?',
        'Les hommes naissent et demeurent libres et égaux en droits.',
      ],
      ['Quand le roi est-il exécuté ?', 'En janvier 1793.'],
      [
        'Citer une cause de la Révolution.',
        'Par exemple les dettes de l’État, les privilèges, les mauvaises récoltes ou les idées des Lumières.',
      ],
    ],
    homework:
      'Choisir un droit de la Déclaration. Trouver aujourd’hui un cas où il est respecté et un autre où il est discuté.',
  },
  'ancient-egypt': {
    idea: 'Le Nil nourrissait l’Égypte et rythmait sa vie ; l’écriture, les fonctionnaires et les croyances ont tenu l’État pendant trois mille ans.',
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
        'Beaucoup notent des sons, comme nos lettres ; c’est ainsi que l’on a pu déchiffrer des noms.',
      ],
    ],
    model:
      'Une peinture de tombe montre la moisson : on décrit les personnages d’après leur taille et leurs vêtements, on nomme les outils, on demande qui a fait peindre et pourquoi. Que dit l’image, que tait-elle ?',
    task: 'Dessinez l’année d’un paysan égyptien en un cercle : crue, semailles, moisson. Ajoutez pour chaque saison un travail, un souci et un devoir envers le pharaon.',
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
      ['Pourquoi attendait-on la crue du Nil ?', 'Elle laissait un limon fertile sur les champs.'],
      ['Qui savait écrire ?', 'Surtout les scribes, après des années d’étude.'],
      ['À quoi servaient les pyramides ?', 'De tombeaux aux pharaons.'],
      ['Sur quoi écrivait-on, outre la pierre ?', 'Sur du papyrus.'],
      [
        'Pourquoi donnait-on aux morts de la nourriture et des outils ?',
        'On pensait qu’ils en auraient besoin après la mort.',
      ],
    ],
    homework:
      'Écrire une journée du journal d’un scribe ou d’un paysan, avec cinq détails que la leçon permet de prouver.',
  },
  industrialisation: {
    idea: 'Machines, charbon et chemins de fer ont changé la façon de produire, et avec elle le lieu et la manière de vivre ; le progrès et la misère sont venus ensemble.',
    prior: ['Le travail aux champs et à l’atelier avant 1750.', 'Lire une courbe de population.'],
    terms: [
      ['machine à vapeur', 'Une machine qui transforme la pression de la vapeur en mouvement.'],
      ['usine', 'Un lieu où beaucoup de personnes travaillent sur des machines selon un même horaire.'],
      ['division du travail', 'Chacun répète une seule étape.'],
      ['urbanisation', 'La croissance des villes où l’on vient s’installer.'],
      ['syndicat', 'Une association de travailleurs pour de meilleures conditions.'],
    ],
    errors: [
      [
        'James Watt a inventé la machine à vapeur.',
        'Il l’a beaucoup améliorée ; celle de Newcomen pompait l’eau des mines depuis 1712.',
      ],
      [
        'Les machines ont simplement supprimé le travail.',
        'Des métiers ont disparu, d’autres sont nés ; ce qui a surtout changé, c’est qui décidait du travail et du temps.',
      ],
    ],
    model:
      'Dix épingles faites par une personne, ou par une chaîne de quatre : on chronomètre les deux, avec du papier au lieu de fil. On compare nombre, qualité et humeur, puis on pose les mots sur ce que l’on a vu.',
    task: 'Lisez un règlement d’usine de 1844 et le témoignage d’un enfant ouvrier. Relevez règles, amendes et horaires, puis rédigez au nom de l’enfant une plainte à l’inspecteur.',
    aims: [
      ['apply', 'Tracer un enchaînement de causes, du charbon au chemin de fer et à la ville.'],
      ['analyse', 'Comparer le travail à domicile et le travail en usine : temps, outils, contrôle.'],
      ['evaluate', 'Évaluer pour qui l’industrialisation était un progrès en 1850.'],
    ],
    materials: [
      'règlement d’usine et témoignage',
      'courbe de la population de Manchester',
      'papier et chronomètre pour la fabrique d’épingles',
    ],
    quiz: [
      ['Dans quel pays l’industrialisation commence-t-elle ?', 'En Grande-Bretagne, au XVIIIe siècle.'],
      ['À quoi servait le charbon ?', 'Aux machines à vapeur et à la production du fer.'],
      ['Pourquoi les villes ont-elles grandi si vite ?', 'On s’installait là où étaient les usines.'],
      [
        'Citer deux difficultés des ouvriers.',
        'Par exemple de longues journées et des machines dangereuses.',
      ],
      ['À quoi sert un syndicat ?', 'À obtenir ensemble de meilleures conditions.'],
    ],
    homework:
      'Choisir un objet de tous les jours. Chercher en quelles étapes et en quels lieux il est fabriqué, et comparer avec la fabrique d’épingles.',
  },
  democracy: {
    idea: 'En démocratie, le pouvoir vient du peuple, il est limité par la loi et peut être retiré par un vote.',
    prior: ['Les règles de la classe et leur origine.', 'Maire, Parlement et gouvernement : les noms.'],
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
        'Les droits fondamentaux la lient aussi ; sinon 51 % pourraient faire taire 49 %.',
      ],
      [
        'Les citoyens ne peuvent que voter.',
        'Ils peuvent aussi s’associer, pétitionner, manifester, s’informer et se présenter.',
      ],
    ],
    model:
      'Une classe a 30 euros à dépenser. On décide une fois à la majorité, une fois par consensus, une fois au sort. Après chaque essai : qui est content, qui n’a pas été entendu, combien de temps a-t-il fallu ? On relie les mots à ce qui s’est passé.',
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
      ['Pourquoi le vote est-il secret ?', 'Pour que personne ne subisse de pression.'],
      ['Nommer les trois pouvoirs.', 'Législatif, exécutif et judiciaire.'],
      ['Que fait l’opposition ?', 'Elle contrôle le gouvernement et propose un autre choix.'],
      ['Une majorité peut-elle supprimer les droits fondamentaux ?', 'Non, ils la lient aussi.'],
      [
        'Citer une façon de participer autrement que par le vote.',
        'Par exemple une pétition ou une manifestation.',
      ],
    ],
    homework:
      'Trouver une décision prise cette semaine dans sa commune ou son pays. Noter qui a décidé, qui a été entendu, qui peut la changer.',
  },
}
