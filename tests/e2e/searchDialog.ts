/** The search dialog as a reader handles it. */
import type { Locator, Page } from '@playwright/test';

/** Files that searching needs and reading does not. */
export const INDEX_FILES = /\/search-index\//;

export class SearchDialog {
  readonly button: Locator;
  readonly root: Locator;
  readonly input: Locator;
  readonly hits: Locator;
  readonly groups: Locator;

  constructor(private readonly page: Page) {
    this.button = page.getByRole('button', { name: /^Search \(/ });
    this.root = page.locator('.DocSearch-Modal');
    this.input = this.root.getByRole('searchbox');
    this.hits = this.root.locator('.DocSearch-Hit');
    this.groups = this.root.locator('.DocSearch-Hits');
  }

  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.input.waitFor();
  }

  /** Types a query as a reader does and waits until its hits are there. */
  async search(query: string): Promise<void> {
    await this.input.fill(query);
    await this.root.getByText(/^See all \d+ results$/).waitFor();
    await this.hits.first().waitFor();
  }

  /** Title of a hit without its marks. */
  title(hit: Locator): Promise<string> {
    return hit.locator('.DocSearch-Hit-title').innerText();
  }

  /** Addresses that the hits lead to, in order. */
  addresses(): Promise<string[]> {
    return this.hits
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  }
}

/** Chooses a version in the navbar of the page, as a reader does who works with it. */
export async function preferVersion(page: Page, label: string): Promise<void> {
  const menu = page.locator('.navbar .dropdown').first();
  await menu.hover();
  await menu.getByRole('link', { name: label, exact: true }).click();
  await page.waitForURL(new RegExp(`/${label}(/|$)`));
}
