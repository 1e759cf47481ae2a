import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import Community from '@site/src/components/home/Community';
import Features from '@site/src/components/home/Features';
import Hero from '@site/src/components/home/Hero';
import News from '@site/src/components/home/News';
import SectionLinks from '@site/src/components/home/SectionLinks';
import Versions from '@site/src/components/home/Versions';
import { SITE_TAGLINE } from '@site/config/site';

/** The home page: what a PowerShell user needs in ten seconds. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Test and mock framework for PowerShell"
      description={`${SITE_TAGLINE}: install it, write a first test, and find every command and message.`}
    >
      <main>
        <Hero />
        <SectionLinks />
        <Features />
        <Versions />
        <News />
        <Community />
      </main>
    </Layout>
  );
}
