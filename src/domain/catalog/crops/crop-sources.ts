/** Sources of the crop library, as read in November 2026. */
export const CROP_SOURCES = {
  usu: {
    name: 'Utah State University Extension, Grow Your Own Microgreens, table 1',
    url: 'https://extension.usu.edu/yardandgarden/research/grow-your-own-microgreens',
  },
  bootstrap: {
    name: 'Bootstrap Farmer, Ultimate Microgreen Cheat Sheet',
    url: 'https://www.bootstrapfarmer.com/pages/ultimate-microgreen-growing-resource',
  },
  airi: {
    name: 'AIRI, Tables of Microgreen Growth Rates',
    url: 'https://github.com/dr-richard-barker/AIRI',
  },
  gropak: {
    name: 'Gropak, Microgreen Useful Tips',
    url: 'https://www.gropak.co.za/pages/microgreen-useful-tips',
  },
  soaking: {
    name: 'Live Strong and Age Well, Microgreens',
    url: 'https://livestrongandagewell.blogspot.com/2025/05/microgreens.html',
  },
  yields: {
    name: 'Biology Insights, How Many Ounces of Microgreens Per Tray?',
    url: 'https://biologyinsights.com/how-many-ounces-of-microgreens-per-tray',
  },
  sare: {
    name: 'SARE FNE14-800, Best cultural practices for microgreens',
    url: 'https://projects.sare.org/project-reports/fne14-800/',
  },
  practice: {
    name: 'Common practice with its nearest relatives; no table says it',
    url: null,
  },
} as const satisfies Record<string, { readonly name: string; readonly url: string | null }>;

export type CropSource = keyof typeof CROP_SOURCES;
