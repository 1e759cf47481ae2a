/** The feed of news: one home for its name, which the build writes and every page's head links to. */
export const FEED_FILE = 'feed.xml';
export const FEED_TITLE = 'Pester documentation: releases and news';
