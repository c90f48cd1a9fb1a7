import type { TopicBank } from '../../content.ts'

export const industrialisation: TopicBank = {
  idea: 'Machines, charbon et chemins de fer ont changé la façon de produire, et avec elle le lieu et la manière de vivre ; le progrès et la misère sont venus ensemble.',
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
      'Il l’a beaucoup améliorée ; celle de Newcomen pompait l’eau des mines depuis 1712.',
    ],
    [
      'Les machines ont simplement supprimé le travail.',
      'Des métiers ont disparu, d’autres sont nés ; ce qui a surtout changé, c’est qui décidait du travail et du temps.',
    ],
  ],
  model:
    'Dix épingles faites par une personne, ou par une chaîne de quatre : on chronomètre les deux, avec du papier au lieu de fil. On compare nombre, qualité et humeur, puis on pose les mots sur ce que l’on a vu.',
  task: 'Lisez un règlement d’usine de 1844 et le témoignage d’un enfant ouvrier. Relevez règles, amendes et horaires, puis rédigez au nom de l’enfant une plainte à l’inspecteur.',
  aims: [
    ['apply', 'Tracer un enchaînement de causes, du charbon au chemin de fer et à la ville.'],
    ['analyse', 'Comparer le travail à domicile et le travail en usine : temps, outils, contrôle.'],
    ['evaluate', 'Évaluer pour qui l’industrialisation était un progrès en 1850.'],
  ],
  materials: [
    'règlement d’usine et témoignage',
    'courbe de la population de Manchester',
    'papier et chronomètre pour la fabrique d’épingles',
  ],
  quiz: [
    ['Dans quel pays l’industrialisation commence-t-elle ?', 'En Grande-Bretagne, au XVIIIe siècle.'],
    ['À quoi servait le charbon ?', 'Aux machines à vapeur et à la production du fer.'],
    ['Pourquoi les villes ont-elles grandi si vite ?', 'On s’installait là où étaient les usines.'],
    ['Citer deux difficultés des ouvriers.', 'Par exemple de longues journées et des machines dangereuses.'],
    ['À quoi sert un syndicat ?', 'À obtenir ensemble de meilleures conditions.'],
  ],
  homework:
    'Choisir un objet de tous les jours. Chercher en quelles étapes et en quels lieux il est fabriqué, et comparer avec la fabrique d’épingles.',
}
