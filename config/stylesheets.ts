/** Style sheets of the whole site, in cascade order. Docusaurus's own rules are in cascade layers, so these win. */
export const stylesheets = [
  './src/css/tokens.css',
  './src/css/base.css',
  './src/css/layout.css',
  './src/css/prose.css',
  './src/css/code.css',
  './src/css/diagrams.css',
  './src/css/search.css',
  './src/css/print.css',
];
