/** The foot of every page. */
import type { ThemeConfig } from '@docusaurus/preset-classic';

export const footer = {
  style: 'dark',
  links: [
    {
      title: 'Documentation',
      items: [
        { label: 'Quick start', to: '/docs/quick-start' },
        { label: 'Installation', to: '/docs/introduction/installation' },
        { label: 'Command reference', to: '/docs/commands/Add-ShouldOperator' },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'Gitter', href: 'https://gitter.im/pester/Pester' },
        { label: 'PowerShell.org forum', href: 'https://forums.powershell.org/c/pester/' },
        { label: 'Slack', href: 'https://powershell.slack.com/messages/C03QKTUCS' },
        { label: 'Discord', href: 'https://discord.gg/powershell' },
        { label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/pester' },
        { label: 'Twitter', href: 'https://twitter.com/PSPester' },
      ],
    },
    {
      title: 'Sponsoring',
      items: [
        { label: 'GitHub Sponsors', href: 'https://github.com/sponsors/nohwnd' },
        { label: 'Open Collective', href: 'https://opencollective.com/pester/donate' },
      ],
    },
  ],
  copyright: 'Copyright Pester Team © 2019-present',
} satisfies ThemeConfig['footer'];
